/** Style of a hosted page in its provider's colour; its hash stands in the page's Content-Security-Policy. */
export const styleOf = (colour: string): string => `
:root{color-scheme:light;font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans SC",sans-serif;color:#16202c;background:#eef2f6;--main:${colour}}
*{box-sizing:border-box}body{margin:0}
main{max-width:30rem;margin:0 auto;min-height:100vh;padding:1rem 1.25rem 2.5rem;background:#fff}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between;border-bottom:1px solid #d5dde6;padding-bottom:.75rem}
header strong{font-size:1.25rem;color:var(--main)}header span{font-size:.875rem;color:#8a4b00}
.amount{display:flex;justify-content:space-between;align-items:baseline;margin:1.5rem 0 .5rem}.amount strong{font-size:2rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem;margin:0 0 1.5rem}dt{color:#566373}dd{margin:0;overflow-wrap:anywhere;text-align:right}
.scan{text-align:center;margin:0 0 1.5rem}.scan svg{width:11rem;height:11rem}.scan p{margin:.5rem 0 0;color:#566373}
button{font:inherit;width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid #94a3b4;border-radius:.5rem;background:#fff;color:inherit;cursor:pointer}
button.main{background:var(--main);border-color:var(--main);color:#fff;font-weight:600}
button:hover{filter:brightness(.95)}:focus-visible{outline:3px solid #f0a020;outline-offset:2px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin:.75rem 0 1.5rem}.two.more{margin:0 0 1rem}
fieldset,details{border:0;border-top:1px solid #d5dde6;margin:0;padding:1rem 0 0;min-width:0}
details{margin-top:.5rem}summary,legend{font-weight:600;padding:0;cursor:default}summary{cursor:pointer;min-height:2.75rem}
fieldset p{margin:.25rem 0 1rem;font-size:.875rem;color:#566373}
details button{margin:0 0 .5rem}
label{display:flex;justify-content:space-between;align-items:center;gap:1rem;margin:0 0 .5rem}
input,select{font:inherit;width:9rem;min-height:2.75rem;padding:.25rem .5rem;border:1px solid #94a3b4;border-radius:.5rem;background:#fff;color:inherit}
select{width:12rem}details label:last-of-type{margin-bottom:1rem}
.message{font-size:1.125rem}a{color:var(--main)}
`
