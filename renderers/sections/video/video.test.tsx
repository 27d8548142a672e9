// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Video } from "./video.tsx";

afterEach(cleanup);

const section = parse(yaml);
const press = () =>
  fireEvent.click(screen.getByRole("button", { name: "Play the video from YouTube: How to draw a tree" }));

test("a frame is not on the page before the visitor presses play, and then plays and has the focus", () => {
  const { container } = show(<Video {...sectionProps()} section={section} />);
  expect(container.querySelector("iframe")).toBeNull();
  expect(container.innerHTML).not.toContain("youtube-nocookie.com");
  press();
  const frame = container.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1");
  expect(frame?.title).toBe("How to draw a tree");
  expect(document.activeElement).toBe(frame);
});

test("where the page may not show the frame, the player is a link", () => {
  show(<Video {...sectionProps()} section={section} />);
  press();
  const violation = Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "frame-src" });
  act(() => void document.dispatchEvent(violation));
  expect(screen.getByRole("link", { name: "Play the video from YouTube" }).getAttribute("href")).toBe(section.frame);
});

test("a video of the project has the browser's controls and its captions, and is not loaded in advance", () => {
  const { frame: _, ...rest } = section;
  const own = { ...rest, src: "lesson.mp4", captions: "lesson.vtt" };
  const { container } = show(<Video {...sectionProps()} section={own} />, { language: "de" });
  const video = container.querySelector("video");
  expect([video?.getAttribute("src"), video?.getAttribute("preload"), video?.getAttribute("aria-label")]).toEqual([
    "lesson.mp4",
    "none",
    "How to draw a tree",
  ]);
  const track = container.querySelector("track");
  expect([track?.getAttribute("src"), track?.getAttribute("srclang"), track?.getAttribute("label")]).toEqual([
    "lesson.vtt",
    "de",
    "Deutsch",
  ]);
});
