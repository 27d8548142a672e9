import { drawFunnel } from "../../../engine/picture/index.ts";
import { readFunnelFile } from "../../../src/disk/read-funnel-file.ts";
import { expect, test } from "../kit/tab.ts";

/** The layout of a picture only estimates the width of words; a browser knows it. */
test("the words in the pictures of funnels stay in their boxes", async ({ page }) => {
  // The tab's empty document lets nothing have a style.
  await page.goto("about:blank");
  for (const file of ["funnel.yaml", "examples/solar-roof/funnel.yaml", "examples/evening-piano/funnel.yaml"]) {
    const { definition } = readFunnelFile(file);
    if (!definition) throw new Error(`${file} has errors`);
    await page.setContent(drawFunnel(definition, { back: true }));
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("g")].flatMap((group) => {
        const box = group.querySelector(".card,.label-back,.note-back,.pill")?.getBoundingClientRect();
        return [...group.querySelectorAll(".id,.text,.label")].flatMap((words) => {
          const { left, right } = words.getBoundingClientRect();
          return box && left >= box.left && right <= box.right ? [] : [words.textContent];
        });
      }),
    );
    expect(outside, file).toEqual([]);
  }
});
