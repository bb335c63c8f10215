import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ProxyOptions, type RunnableDevEnvironment } from 'vite'
import { addressOf, defaultLanguage, languageOfPath } from '#content/languages.ts'
import { loadConfig } from '#server/config.ts'
import { loadKnowledge } from '#server/assistant/load-knowledge.ts'
import { createLogger } from '#server/log/logger.ts'
import { pathMarker } from '#server/pages.ts'
import { displayFontPath, makeDisplayFont } from './display-font.ts'
import { writeKnowledgeBeside } from './knowledge.ts'
import { cacheFolder } from './remember.ts'

/** `npm run dev`: pages rendered anew at each request with hot reload, and the real API on the same address. */
const reading = loadConfig()
if (!reading.ok) throw new Error(reading.problems.join('\n'))
const { config } = reading

/** What the API answers. Its port is its own choice, known once Vite has loaded it: `toApi` is the proxy's to be told. */
const ofApi = String.raw`^/(?:\w\w/)?(?:(?:api|desk|answered|talk)(?:[/?]|$)|request-sent(?:\?|$))`
let toApi: ProxyOptions = {}
const vite = await createServer({
  publicDir: 'public',
  server: {
    host: config.host,
    port: config.port,
    strictPort: true,
    proxy: { [ofApi]: { changeOrigin: true, configure: (_, options) => (toApi = options) } },
  },
  plugins: [
    {
      name: 'site-pages',
      // Behind what Vite serves itself, and before what shows its errors.
      configureServer: (server) => () =>
        server.middlewares.use((request, response, fail) => {
          answer(request, response).catch(fail)
        }),
      // What a page is rendered from is no module of the browser's, which would not hear of a change.
      hotUpdate({ server }) {
        if (this.environment.name === 'pages') server.environments.client.hot.send({ type: 'full-reload' })
      },
    },
  ],
})

/** A module as it stands now: what has changed is loaded anew. */
const load = <Module>(bundle: 'pages' | 'server', file: string) =>
  (vite.environments[bundle] as RunnableDevEnvironment).runner.import<Module>(file)
const loadPages = () => load<typeof import('./pages.tsx')>('pages', '/src/build/pages.tsx')

const assets = {
  script: '/src/islands/site.ts',
  deskScript: '/src/desk/live.ts',
  devScripts: ['/@vite/client'],
}

// As the pages stand now; after a change to their words the assistant learns it at the next start.
const now = await loadPages()
const learning = writeKnowledgeBeside({ pages: now.renderRoutes(assets), folder: cacheFolder })
async function readKnowledge() {
  const problems = await learning
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return loadKnowledge(cacheFolder)
}

/** The API listens on a port of its own choice behind the pages. */
const serverFile = '/src/server/start-server.ts'
const { startServer } = await load<typeof import('#server/start-server.ts')>('server', serverFile)
const api = await startServer({
  config: { ...config, port: 0 },
  log: createLogger(config),
  pages: { site: null, pageRenderer: now.createPageRenderer(assets), readKnowledge },
})
toApi.target = api.address
await vite.listen()
console.log(`http://${config.host}:${config.port}`)

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '/').replace(/[?#].*$/, '')
  const { routes, describeRoute, describeNotFound, describeDocuments, renderPage, docsFiles } = await loadPages()
  const language = languageOfPath(path) ?? defaultLanguage
  const send = (type: string, content: string | Uint8Array, status = 200) =>
    response.writeHead(status, { 'content-type': type }).end(content)
  const file = docsFiles(language).find((candidate) => candidate.path === path)
  if (file) return send('text/plain; charset=utf-8', file.text)
  if (path === displayFontPath) return send('font/woff2', await makeDisplayFont('woff2'))
  if (path.endsWith('.pdf')) {
    const papers = '/src/build/papers/write-papers.ts'
    const { writePapers } = await load<typeof import('./papers/write-papers.ts')>('pages', papers)
    const paper = (await writePapers(language)).written.find((candidate) => candidate.path === path)
    if (paper) return send('application/pdf', paper.pdf)
  }
  const page = routes.find((route) => addressOf(route.path, language) === path)
  const found = page ? describeRoute(page, language) : describeDocuments(language)[path]
  const { html } = renderPage(found ?? describeNotFound(pathMarker, language), assets)
  return send('text/html; charset=utf-8', html.replace(pathMarker, path.replaceAll('<', '&lt;')), found ? 200 : 404)
}
