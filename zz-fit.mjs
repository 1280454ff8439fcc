import { chromium } from 'playwright-core'
import { readFileSync, readdirSync } from 'node:fs'
import { execSync } from 'node:child_process'
const read = (f, old) => old ? execSync(`git show main:${f}`).toString() : readFileSync(f, 'utf8')
const files = (dir, old) => execSync(`git ls-files '${dir}/**/*.css' '${dir}/*.css'`).toString().trim().split('\n').filter(f => !f.endsWith('styles.css'))
const css = old => '@layer base,kit,remote;' + [...new Set([...files('shared-contracts/ui'), ...files('mfe-catalog')])].map(f => read(f, old)).join('\n')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await b.newPage({ viewport: { width: 412, height: 915 } })
page.setDefaultTimeout(120000)
for (const old of [true, false]) {
  await page.setContent(`<!doctype html><html lang="en"><style>${css(old)}</style><body><main>${readFileSync('/tmp/scr/product.html', 'utf8')}</main></body></html>`)
  for (const [w, size] of [[412, '100%'], [320, '100%'], [412, '200%']]) {
    await page.setViewportSize({ width: w, height: 915 })
    const wide = await page.evaluate(size => {
      document.documentElement.style.fontSize = size
      const front = document.documentElement
      if (front.scrollWidth <= front.clientWidth) return []
      const edge = front.clientWidth + 1
      const beyond = [...front.querySelectorAll('*')].filter(e => e.checkVisibility() && e.getBoundingClientRect().right > edge)
      return beyond.filter(e => ![...e.children].some(c => beyond.includes(c))).map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.slice(0, 40)}`)
    }, size)
    console.log(old ? 'old' : 'new', w, size, wide)
    if (!old && size === '200%') await page.screenshot({ path: '/tmp/scr/fit.png', fullPage: true })
  }
}
await b.close()
