import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort, stop } from '../../scripts/process.ts'

/** A caching proxy as hosting companies put one in front: nginx, that keeps what headers allow and asks nothing more. */
export interface SharedCache {
  url: string
  stop(): Promise<void>
}

/** @param target origin behind it. @throws Error when nginx is missing (Debian: nginx-light) */
export async function startCache(target: string): Promise<SharedCache> {
  const dir = await mkdtemp(join(tmpdir(), 'arcade-cache-'))
  const port = await freePort()
  const config = join(dir, 'nginx.conf')
  await writeFile(config, configOf(dir, port, target))
  const child: ChildProcess = spawn('nginx', ['-p', dir, '-e', 'stderr', '-c', config], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr?.on('data', text => {
    log += text
  })
  child.on('error', error => {
    log += error.message
  })
  const url = `http://localhost:${port}`
  await answers(`${url}/healthz`, child).catch(error => {
    throw new Error(`${error.message}: nginx is needed, Debian's nginx-light\n${log}`)
  })
  return {
    url,
    async stop() {
      await stop(child)
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** It runs in the foreground and writes nowhere but in `dir`; `user` counts for root alone. */
const configOf = (dir: string, port: number, target: string) => `
daemon off; worker_processes 1; pid ${dir}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${dir}/${name};`).join(' ')}
  proxy_cache_path ${dir}/kept keys_zone=kept:10m inactive=1h;
  server {
    listen 127.0.0.1:${port}; listen [::1]:${port};
    location / {
      proxy_pass ${target};
      proxy_http_version 1.1;
      proxy_cache kept;
      proxy_cache_key $scheme$host$request_uri;
      proxy_cache_revalidate on;
      proxy_cache_lock on;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`
