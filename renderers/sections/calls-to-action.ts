import { useState } from "react";
import type { CallsToAction } from "../contract.ts";

/** The calls to action of a page, which its sections register as they come and go. */
export const useCallsToAction = (): CallsToAction => useState(createCallsToAction)[0];

function createCallsToAction(): CallsToAction {
  const elements = new Set<HTMLElement>();
  const observers = new Set<IntersectionObserver>();
  return {
    ref(element) {
      if (!element) return undefined;
      elements.add(element);
      for (const observer of observers) observer.observe(element);
      // Observers report an element that is removed from the page as out of view.
      return () => void elements.delete(element);
    },
    watch(tell) {
      const inView = new Set<Element>();
      const observer = new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        tell(inView.size > 0);
      });
      for (const element of elements) observer.observe(element);
      observers.add(observer);
      if (elements.size === 0) tell(false);
      return () => {
        observers.delete(observer);
        observer.disconnect();
      };
    },
  };
}
