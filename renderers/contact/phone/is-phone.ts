/** Whether a phone number can be one: 10 to 15 digits, those of the dial code among them. */
export const isPhone = (international: string): boolean => /^\+\d{10,15}$/.test(international);
