import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ProxyOptions } from 'vite'
import { addressOf, defaultLanguage, languageCodes, languageOfPath, type Language } from '#content/languages.ts'
import { loadConfig } from '#server/config.ts'
import { openKnowledge } from '#server/assistant/load-knowledge.ts'
import { createLogger } from '#server/log/logger.ts'
import { pathMarker } from '#server/pages.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'
import { learnBeside } from './knowledge.ts'

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

/** What loads modules as they stand now; what has changed is loaded anew. */
function runnerOf(name: 'pages' | 'server') {
  const environment = vite.environments[name]
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error(`no environment ${name}`)
  return environment.runner
}
const loadPages = () => runnerOf('pages').import<typeof import('./pages.tsx')>('/src/build/pages.tsx')

const assets = {
  publicUrl: config.publicUrl,
  script: '/src/islands/site.ts',
  deskScript: '/src/desk/live.ts',
  devScripts: ['/@vite/client'],
}

/** The API listens on a port of its own choice behind the pages. */
async function startApi() {
  const { startServer } =
    await runnerOf('server').import<typeof import('#server/start-server.ts')>('/src/server/start-server.ts')
  const { createPageRenderer, routes, renderRoute } = await loadPages()
  const pageRenderer = createPageRenderer(() => assets)
  // As the pages stand now; after a change to their words the assistant learns it at the next start.
  const written = (language: Language) =>
    routes.map((route) => ({ path: addressOf(route.path, language), html: renderRoute(route, language, assets).html }))
  const learning = learnBeside(Object.fromEntries(languageCodes.map((language) => [language, written(language)])))
  const readKnowledge = async () => {
    const { problems, ...knowledge } = await learning
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return openKnowledge(knowledge)
  }
  const pages = { site: null, pageRenderer, readKnowledge }
  return startServer({ config: { ...config, port: 0 }, log: createLogger(config), pages })
}
toApi.target = (await startApi()).address

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '/').replace(/[?#].*$/, '')
  const { routes, renderRoute, renderNotFound, renderDocuments, docsFiles } = await loadPages()
  const language = languageOfPath(path) ?? defaultLanguage
  const file = docsFiles(config.publicUrl, language).find((candidate) => candidate.path === path)
  if (file) return response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(file.text)
  if (path === displayFontPath)
    return response.writeHead(200, { 'content-type': 'font/woff2' }).end(await makeDisplayFont('woff2'))
  if (path.endsWith('.pdf')) {
    const { writePapers } = await runnerOf('pages').import<typeof import('./papers/write-papers.ts')>(
      '/src/build/papers/write-papers.ts',
    )
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
