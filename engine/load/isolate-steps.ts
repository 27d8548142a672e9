/**
 * Takes from the steps of a definition what every object of JavaScript has: whoever asks for a step by the word that an author
 * wrote must find none where that word is "constructor".
 *
 * @returns the definition
 */
export function isolateSteps<Definition extends object>(definition: Definition): Definition {
  Object.setPrototypeOf(Reflect.get(definition, "steps"), null);
  return definition;
}
