/** Work that can wait until the visitor sees the response to a tap. */
export type AfterPaint = {
  /** Runs a task after the next paint, or at once in a hidden page. Tasks keep their order. */
  readonly run: (task: () => void) => void;
  /** Runs the waiting tasks now. */
  readonly flush: () => void;
};

/** Creates a queue of tasks for after the paint. If the page is left or hidden first, they run then, so none is lost. */
export function createAfterPaint(): AfterPaint {
  const tasks: (() => void)[] = [];
  const flush = () => {
    for (const task of tasks.splice(0)) task();
  };
  return {
    run: (task) => {
      tasks.push(task);
      if (document.hidden) return flush();
      if (tasks.length > 1) return;
      addEventListener("pagehide", flush, { once: true });
      document.addEventListener("visibilitychange", flush, { once: true });
      // The browser paints the frame between these two.
      requestAnimationFrame(() => setTimeout(flush));
    },
    flush,
  };
}
