import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { benchFolder, productUrl, withProduct } from './process.ts'
import { median } from './statistics.ts'

const rounds = 3
const seconds = 4
const nginxUrl = 'http://127.0.0.1:3912'
const paths = ['/', '/pricing', '/sitemap.xml']

/** Requests a second for pages, against nginx with the same files and its precompressed module; null where nginx or wrk is missing. */
export async function benchStaticPages() {
  if (!existsSync('/usr/sbin/nginx') || !existsSync('/usr/bin/wrk')) return null
  return withProduct(async () => {
    const stopNginx = await startNginx()
    try {
      return paths.map((path) => {
        const pairs = Array.from({ length: rounds }, () => ({
          ours: load(productUrl + path),
          nginx: load(nginxUrl + path),
        }))
        return {
          path,
          ours: median(pairs.map(({ ours }) => ours)),
          nginx: median(pairs.map(({ nginx }) => nginx)),
          ratio: median(pairs.map(({ ours, nginx }) => ours / nginx)),
        }
      })
    } finally {
      stopNginx()
    }
  })
}

function load(url: string) {
  const report = execFileSync('wrk', ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url], {
    encoding: 'utf8',
  })
  if (/Non-2xx/.test(report)) throw new Error(report)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

async function startNginx() {
  const folder = resolve(benchFolder, 'nginx')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/nginx.conf`,
    `user root; worker_processes auto; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; etag on;
  server {
    listen ${new URL(nginxUrl).host}; root ${resolve('dist/site')}; gzip_static on;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}`,
  )
  const child = spawn('/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'inherit' })
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await fetch(nginxUrl).catch(() => null))?.ok) break
    await new Promise((done) => setTimeout(done, 100))
  }
  return () => void child.kill('SIGTERM')
}
