import { expect, it } from "vitest";
import { foreignButton, foreignSentence } from "./other-language.ts";

it.each([
  ["en", "Wo wohnen Sie, und wie heizen Sie mit Gas?", "de"],
  ["en", "Thank you. Nous vous appelons dans la semaine.", "fr"],
  ["de", "Nous vous appelons dans la semaine.", "fr"],
  ["es", "Nous vous appelons dans la semaine.", "fr"],
  ["sv", "Das ist nicht für dich", "de"],
  ["en", "Los Angeles, Las Vegas, El Paso", undefined],
  ["en", "Mit und für", undefined],
  ["en", "We say: das ist nicht für dich, and mean it", undefined],
  ["cs", "Das ist nicht für dich", undefined],
  ["ja", "Das ist nicht für dich", undefined],
  ["de", "This is what you have with us", undefined],
  ["de", "Das ist nicht für dich", undefined],
  // Spanish and Portuguese share most small words.
  ["es", "Não vamos ligar para você.", "pt"],
  ["es", "Responda aqui. Não enviamos publicidade.", "pt"],
  ["pt", "Le llamamos mañana con un precio.", "es"],
  ["pt", "Escriba su nombre para el año del seguro.", "es"],
  ["es", "São Paulo y más ciudades", undefined],
  ["es", "São Paulo, Curitiba, Santos", undefined],
  ["es", "La colección São João para tu casa", undefined],
  ["es", "Não obrigado", undefined],
  ["fr", "Não enviamos publicidade.", undefined],
])("a sentence in another language than %s: %s", (own, text, language) => {
  expect(foreignSentence(text, own)?.language).toBe(language);
});

it.each([
  ["en", "Weiter", "de"],
  ["en", " weiter ", "de"],
  ["pl", "Weiter", "de"],
  ["de", "Weiter", undefined],
  ["pt", "Continua", undefined],
  ["de", "Continue", undefined],
  ["en", "Weiter so", undefined],
  ["en", "Ver plazas y precios", "es"],
  ["pt", "Ver plazas y precios", "es"],
  ["en", "Kurse und Preise ansehen", "de"],
  ["es", "Ver plazas y precios", undefined],
  ["en", "See seats y prices", undefined],
  ["en", "Ver Sacrum", undefined],
  ["en", "Ver the y prices", undefined],
  ["cs", "Ver plazas y precios", undefined],
])("a button in another language than %s: %s", (own, text, language) => {
  expect(foreignButton(text, own)?.language).toBe(language);
});
