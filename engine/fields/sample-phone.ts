/**
 * A telephone number for trying a funnel out: one of the country in which a field begins, as people there would type it,
 * or an American one. Where a country keeps numbers for stories and examples, it is one of those, so that nobody is called.
 *
 * @param country two small letters
 */
export const samplePhone = (country = "us"): string => samples.get(country) ?? "+12025550123";

/** The countries in which the languages are spoken that the engine has sentences for, and those around them. */
const samples: ReadonlyMap<string, string> = new Map([
  ["ca", "+14165550123"],
  ["gb", "+442079460123"],
  ["ie", "+353850123456"],
  ["au", "+61491570156"],
  ["nz", "+64211234567"],
  ["in", "+918123456789"],
  ["za", "+27711234567"],
  ["de", "+491713920012"],
  ["at", "+43664123456"],
  ["ch", "+41781234567"],
  ["fr", "+33199001234"],
  ["be", "+32450001234"],
  ["lu", "+352628123456"],
  ["es", "+34612345678"],
  ["mx", "+522221234567"],
  ["ar", "+5491123456789"],
  ["co", "+573211234567"],
  ["it", "+393123456789"],
  ["nl", "+31612345678"],
  ["pl", "+48512345678"],
  ["pt", "+351912345678"],
  ["br", "+5511961234567"],
  ["ru", "+79123456789"],
  ["ua", "+380501234567"],
  ["jp", "+819012345678"],
  ["ae", "+971501234567"],
  ["sa", "+966512345678"],
  ["eg", "+201001234567"],
  ["cz", "+420601123456"],
  ["sk", "+421912123456"],
  ["se", "+46701740605"],
  ["no", "+4740612345"],
  ["dk", "+4534412345"],
  ["fi", "+358412345678"],
  ["tr", "+905012345678"],
]);
