import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ProxyOptions } from 'vite'
import { addressOf, defaultLanguage, languageCodes, languageOfPath } from '#content/languages.ts'
import { loadConfig } from '#server/config.ts'
import { pathMarker } from '#server/pages.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'

/** `npm run dev`: pages rendered anew at each request with hot reload, and the real API on the same address. */
const reading = loadConfig()
if (!reading.ok) throw new Error(reading.problems.join('\n'))
const { config } = reading

const http = createHttpServer()
/** What the API answers. Its port is its own choice, known once Vite has loaded it: `toApi` is the proxy's to be told. */
const ofApi = String.raw`^/(?:\w\w/)?(?:(?:api|desk|answered|talk)(?:[/?]|$)|request-sent(?:\?|$))`
let toApi: ProxyOptions = {}
const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server: http },
    proxy: { [ofApi]: { changeOrigin: true, configure: (_, options) => (toApi = options) } },
  },
  publicDir: 'public',
})

type Modules = {
  readonly '/src/build/pages.tsx': typeof import('./pages.tsx')
  readonly '/src/build/papers/write-papers.ts': typeof import('./papers/write-papers.ts')
  readonly '/src/build/knowledge.ts': typeof import('./knowledge.ts')
  readonly '/src/server/assistant/load-knowledge.ts': typeof import('#server/assistant/load-knowledge.ts')
  readonly '/src/server/start-server.ts': typeof import('#server/start-server.ts')
  readonly '/src/server/log/logger.ts': typeof import('#server/log/logger.ts')
}

/** Loads a module as it stands now in one of Vite's environments; what has changed is loaded anew. */
async function load<Id extends keyof Modules>(environment: 'pages' | 'server', id: Id): Promise<Modules[Id]> {
  const runner = vite.environments[environment]
  if (!runner || !isRunnableDevEnvironment(runner)) throw new Error(`no environment ${environment}`)
  return runner.runner.import(id)
}

const assets = {
  publicUrl: config.publicUrl,
  script: '/src/islands/site.ts',
  deskScript: '/src/desk/live.ts',
  devScripts: ['/@vite/client'],
}

/** The API listens on a port of its own choice behind the pages. */
async function startApi() {
  const { startServer } = await load('server', '/src/server/start-server.ts')
  const { createLogger } = await load('server', '/src/server/log/logger.ts')
  const { createPageRenderer, routes, renderRoute } = await load('pages', '/src/build/pages.tsx')
  const { beginKnowledge } = await load('pages', '/src/build/knowledge.ts')
  const { openKnowledge } = await load('server', '/src/server/assistant/load-knowledge.ts')
  const pageRenderer = createPageRenderer(() => assets)
  // As the pages stand now; after a change to their words the assistant learns it at the next start.
  const written = languageCodes.flatMap((language) =>
    routes.map((route) => ({
      path: addressOf(route.path, language),
      language,
      html: renderRoute(route, language, assets).html,
    })),
  )
  const { problems, finish } = beginKnowledge(written)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const pages = { site: null, pageRenderer, readKnowledge: () => finish().then(openKnowledge) }
  return startServer({ config: { ...config, port: 0 }, log: createLogger(config), pages })
}
toApi.target = (await startApi()).address

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '/').replace(/[?#].*$/, '')
  const { routes, renderRoute, renderNotFound, renderDocuments, docsFiles } = await load(
    'pages',
    '/src/build/pages.tsx',
  )
  const language = languageOfPath(path) ?? defaultLanguage
  const file = docsFiles(config.publicUrl, language).find((candidate) => candidate.path === path)
  if (file) return response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(file.text)
  if (path === displayFontPath)
    return response.writeHead(200, { 'content-type': 'font/woff2' }).end(await makeDisplayFont('woff2'))
  if (path.endsWith('.pdf')) {
    const { writePapers } = await load('pages', '/src/build/papers/write-papers.ts')
    const paper = (await writePapers(language)).written.find((candidate) => candidate.path === path)
    if (paper) return response.writeHead(200, { 'content-type': 'application/pdf' }).end(paper.pdf)
  }
  const page = routes.find((route) => addressOf(route.path, language) === path)
  const found = page ? renderRoute(page, language, assets) : renderDocuments(language, assets)[path]
  const { html } = found ?? renderNotFound(language, assets)
  response
    .writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(html.replace(pathMarker, path.replaceAll('<', '&lt;')))
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error: unknown) => fail(error, response))
  })
})
http.listen(config.port, config.host, () => console.log(`http://${config.host}:${config.port}`))

function fail(error: unknown, response: ServerResponse) {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  console.error(error)
  response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
}
