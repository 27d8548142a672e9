/**
 * A burst of confetti in the theme's colours over the whole screen, also above an open dialog. It takes no clicks, is
 * gone once it has fallen or the page is left. Rejects if its code cannot be loaded.
 *
 * @param after milliseconds until it begins, in which its code is loaded
 */
export async function celebrate(left: AbortSignal, after: number): Promise<void> {
  const [{ default: confetti }] = await Promise.all([
    import("canvas-confetti"),
    new Promise((resolve) => setTimeout(resolve, after)),
  ]);
  if (left.aborted) return;
  const canvas = document.createElement("canvas");
  // A popover lies above dialogs, which nothing else on the page does.
  canvas.popover = "manual";
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, {
    position: "fixed",
    inset: "0",
    width: "100vw",
    height: "100dvh",
    border: "0",
    padding: "0",
    background: "none",
    pointerEvents: "none",
  });
  document.body.append(canvas);
  // Safari 16 has none: there it falls behind dialogs.
  canvas.showPopover?.();
  left.addEventListener("abort", () => canvas.remove());
  const style = getComputedStyle(canvas);
  const colors = ["--accent", "--success", "--accent-soft", "--amber"].flatMap(
    (name) => style.getPropertyValue(name).trim() || [],
  );
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  const burst = { colors, particleCount: 90, spread: 75, startVelocity: 52 };
  await Promise.all([
    fire({ ...burst, angle: 60, origin: { x: 0, y: 0.8 } }),
    fire({ ...burst, angle: 120, origin: { x: 1, y: 0.8 } }),
  ]);
  canvas.remove();
}
