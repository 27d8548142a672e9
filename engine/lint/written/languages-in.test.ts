import { expect, test } from "vitest";
import { engineLanguages } from "../../load/index.ts";
import { languagesIn } from "./languages-in.ts";

test("there are small words of each language that the engine speaks, but of Japanese, which has no spaces", () => {
  expect([...languagesIn([]).keys(), "ja"].sort()).toEqual([...engineLanguages, "en"].sort());
});

test.each([
  ["ar", "ما مساحة حديقتك، وماذا تريد أن تزرع فيها من خضار مع أولادك في الصيف؟"],
  ["de", "Wie groß ist dein Garten, und was soll für dich darin wachsen?"],
  ["en", "How large is your garden, and what would you like to grow in the beds?"],
  ["es", "¿Cómo es tu jardín y qué quieres plantar para el verano con los niños?"],
  ["fr", "Quelle est la taille de votre jardin, et que voulez-vous planter dans les bacs ?"],
  ["it", "Quanto è grande il tuo giardino e che cosa sono gli ortaggi della tua estate?"],
  ["nl", "Hoe groot is je tuin, en wat wil je voor een zomer zoals het hoort?"],
  ["pl", "Jak duży jest twój ogród i czy masz miejsce dla warzyw przez lato?"],
  ["pt", "Você tem uma horta com mais sol, e quais são seus vegetais do verão?"],
  ["ru", "Как большой ваш сад, и что вы хотите для лета на даче?"],
  ["tr", "Bahçen için hangi sebzeleri istersin, bu yaz bir plan daha ne olsun ve nasıl?"],
])("a sentence in %s has more small words of that language than of any other", (language, sentence) => {
  const [[most] = []] = [...languagesIn([sentence])].sort(([, a], [, b]) => b - a);
  expect(most).toBe(language);
});
