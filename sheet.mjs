import { chromium } from "@playwright/test";
const b = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox"]});
const ctx = await b.newContext({ reducedMotion: "reduce" });
const page = await ctx.newPage();
await page.clock.install();
const say = async (w) => console.log(w, await page.evaluate(() => [[...document.querySelectorAll("h1,h2")].map(h=>h.getAttribute("style")+"|"+Math.round(h.getBoundingClientRect().height)).join(" "), document.fonts.status, (window.log||[]).join(" ; ")]));
await page.addInitScript(() => { window.log=[]; document.fonts.addEventListener("loading",()=>window.log.push("loading h1="+document.querySelector("h1")?.getBoundingClientRect().height+" rs="+document.readyState+" tpl="+!!document.querySelector("template[data-code]")+" w="+innerWidth)); });
for (let i=0;i<12;i++) {
  await page.setViewportSize({width:375,height:812});
  await page.clock.resume();
  await page.goto("http://localhost:4999/robots.txt");
  await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); localStorage.setItem("trading-challenge:quiz", JSON.stringify({quiz:{choices:{landing:["no"]},values:{},query:{},reached:["landing"]}})) });
  await page.goto("http://localhost:4999/"+(i%2?"info-3":"info-1"));
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(()=>document.querySelector("h1").style.minHeight);
  for (const [w,h] of [[375,812],[768,1024],[1440,900]]) { await page.setViewportSize({width:w,height:h}); for (const c of ["light","dark"]) { await page.emulateMedia({colorScheme:c}); await page.screenshot({path:"/tmp/x.png",fullPage:true,style:"main + div { display: none }"}); } }
  await say(i+" "+before);
}
await b.close();
