/** The longer side of a photo that is sent, and the least of its shorter one, in pixels: small print can still be read. */
const longestSide = 2_560;
const shortestSide = 1_440;

/** Pictures that move, or that are drawn by rules, stay as they are. */
const photos = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"];

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is sent: not larger than anybody looks at, and without the place where it was taken, which cameras write
 * into it. What is no photo, or none that this browser can read, stays as it is. One is read at a time, as several at once
 * can be more than a phone has room for.
 */
export function smallerPhoto(file: File): Promise<File> {
  const made = last.then(() => madeSmaller(file));
  last = made.catch(() => undefined);
  return made;
}

async function madeSmaller(file: File): Promise<File> {
  if (!photos.includes(file.type)) return file;
  // Browsers before 2021 read no photos.
  const photo = await globalThis.createImageBitmap?.(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!photo) return file;
  const { width, height } = photo;
  const scale = Math.min(1, Math.max(longestSide / Math.max(width, height), shortestSide / Math.min(width, height)));
  // A drawing has clean edges, and no place in it.
  const isDrawing = file.type === "image/png" && scale === 1;
  const smaller = isDrawing ? undefined : await redrawn(photo, Math.round(width * scale), Math.round(height * scale));
  photo.close();
  return smaller ? new File([smaller], file.name.replace(/(?:\.\w{1,5})?$/, ".jpg"), { type: smaller.type }) : file;
}

async function redrawn(photo: ImageBitmap, width: number, height: number): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  // What is transparent would be black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(photo, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return blob ?? undefined;
}
