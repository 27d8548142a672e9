/**
 * A phone number as advertising services want it before it is hashed: digits only, with the country code and without
 * leading zeros.
 */
export const normalPhone = (phone: string): string => phone.replace(/\D/g, "").replace(/^0+/, "");
