/** A text with the digits of any script as Latin ones: `٤` and `４` as `4`. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Scripts have their ten digits in a row, so a digit's value is how many stand before it. */
function digitValue(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
