import { useEffect, useState } from "react";

/** A value that follows another one once that has not changed for so many milliseconds. */
export function useLater<T>(value: T, delay: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return later;
}
