/** A burst of confetti in the theme's colours, on its own canvas: one on the page would be behind the dialog. */
export async function throwConfetti(canvas: HTMLCanvasElement): Promise<void> {
  const { default: confetti } = await import("canvas-confetti");
  if (!canvas.isConnected) return;
  const style = getComputedStyle(canvas);
  const colors = ["--accent", "--success", "--accent-soft"].map((name) => style.getPropertyValue(name).trim());
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  const burst = { colors: [...colors.filter(Boolean), "#f5c542"], particleCount: 70, spread: 70, startVelocity: 42 };
  void fire({ ...burst, angle: 60, origin: { x: 0, y: 0.75 } });
  void fire({ ...burst, angle: 120, origin: { x: 1, y: 0.75 } });
}
