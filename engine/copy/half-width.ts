/** A text with the full-width letters, digits and marks of East Asian keyboards as those of all others: `４，９＃` as `4,9#`. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, " ");
