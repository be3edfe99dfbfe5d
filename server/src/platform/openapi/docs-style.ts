/** Stands in the page itself, and so its hash in the page's policy. */
export const docsStyle = `
:root{color-scheme:dark light;--ground:light-dark(#f7f3ea,#180f19);--panel:light-dark(#fdfbf6,#1f1520);--well:light-dark(#ece5d8,#2a1f2b);
--ink:light-dark(#2b1f2c,#f5efe7);--ink-2:light-dark(#594a5a,#cac0ba);--line:light-dark(#2b1f2c22,#f5efe71f);--accent:light-dark(#9a4a1f,#f4c06c)}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:1.5rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,sans-serif}
nav{padding:1.5rem 1.25rem;background:var(--panel);border-bottom:1px solid var(--line)}
nav .name{font:400 1.25rem/1.2 Georgia,serif;margin:0 0 1rem}nav ul{list-style:none;margin:0;padding:0}nav>ul{display:flex;flex-wrap:wrap}nav ul ul{display:none;padding-left:.75rem;margin-bottom:.75rem}
nav a{display:block;padding:.2rem .5rem;border-radius:6px;color:var(--ink-2);text-decoration:none}nav a:hover{background:var(--well);color:var(--ink)}
nav b{font-weight:600;color:var(--ink)}
main{max-width:60rem;padding:2rem 1.25rem 6rem;min-width:0}
h1{font:400 2.75rem/1.1 Georgia,serif;margin:0 0 1rem}h2{font:400 2rem/1.2 Georgia,serif;margin:4rem 0 1rem}
h3{font-size:1rem;margin:0;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}h3 code{font-size:1.0625rem;background:none;padding:0;overflow-wrap:anywhere}
h3 i{color:var(--accent);font-style:normal}header p{max-width:68ch}
a{color:var(--accent)}a:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
article{background:var(--panel);border:1px solid var(--line);border-radius:16px;padding:1.25rem 1.5rem;margin:0 0 1.25rem}
article:target,tr:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
.method{font:600 .75rem/1 ui-monospace,monospace;letter-spacing:.04em;padding:.35rem .5rem;border-radius:6px;background:var(--well)}
.method.post,.method.put,.method.patch{color:var(--accent)}.method.delete{color:light-dark(#a3272c,#ff9a92)}
.summary{font-size:1.0625rem;margin:.75rem 0 .25rem}.who,.refused,.none{color:var(--ink-2);margin:.25rem 0}
.label{font-weight:600;margin:1.25rem 0 .25rem}.refused{margin-top:1rem}.refused code{white-space:nowrap}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,monospace;font-size:.8125rem}code{background:var(--well);padding:.1rem .3rem;border-radius:5px}
pre{background:var(--well);border-radius:10px;padding:1rem;overflow:auto;max-height:22rem;margin:.25rem 0}pre code{padding:0;background:none}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0 0}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
thead th{color:var(--ink-2);font-size:.8125rem}
@media (min-width:64rem){nav>ul,nav ul ul{display:block}body{display:grid;grid-template-columns:16rem minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow:auto;border:0;border-right:1px solid var(--line)}main{padding:3rem 3rem 8rem}}
`
