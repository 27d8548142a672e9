import { expect, test } from "vitest";
import { readFunnel } from "../../../tests/read-funnel.ts";
import { openStudio } from "./studio.ts";

const definition = readFunnel("funnel.yaml");
const picture = { file: "funnel.yaml", state: "", definition, hash: "", width: 375, whole: false };
const unbuilt = () => Promise.reject(new Error("Nothing is to be built for a step that no way was found to."));

test("a search for a way to a step ends after as long as that for walks, and the refusal does not say that nobody comes there", async () => {
  let time = 0;
  const studio = openStudio(unbuilt, () => 60_000 * time++);
  expect(await studio.shoot({ ...picture, step: "final" })).toEqual({
    refusal: 'No way to step "final" was found in 2 minutes.',
  });
  await studio.close();
});

test("a step that there is not is refused with the steps that there are", async () => {
  const studio = openStudio(unbuilt);
  expect(await studio.shoot({ ...picture, step: "finale" })).toEqual({
    refusal: expect.stringMatching(/^No visitor comes to a step "finale"\. The steps are: landing, /),
  });
  await studio.close();
});
