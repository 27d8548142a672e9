import { drawFunnel } from "../../../engine/picture/index.ts";
import { readFunnelFile } from "../../../src/disk/read-funnel-file.ts";
import { expect, test } from "../kit/test.ts";

/** The layout of a picture only estimates the width of words; a browser knows it. */
for (const file of ["funnel.yaml", "examples/solar-roof/funnel.yaml", "examples/evening-piano/funnel.yaml"])
  test(`the words in the picture of ${file} stay in their boxes`, async ({ page }) => {
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
    expect(outside).toEqual([]);
  });
