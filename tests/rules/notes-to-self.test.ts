import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

it.each([
  ["en", "TBC", true],
  ["de", "Schutz vor TBC", false],
  ["es", "Reduce TODO el estrés", false],
  ["fr", "TODO : le prix", true],
  ["it", "FIXME", true],
  ["fr", "À COMPLÉTER", true],
  ["fr", "À FAIRE : relire", true],
  ["fr", "À FAIRE LA VEILLE", false],
  ["fr", "À faire la veille", false],
  ["fr", "CE QU’IL RESTE À FAIRE", false],
  ["fr", "Chaque leçon a un texte d’exemple", false],
  ["fr", "Texte d’exemple", true],
  ["de", "Text folgt.", true],
  ["de", "Der Text folgt dem Bild", false],
  ["nl", "Je tekst volgt de muziek", false],
  ["fr", "Texte à venir", true],
  ["fr", "[insérer le nombre] recettes", true],
  ["fr", "Insérez la lame [en S]", false],
  ["de", "BITTE ERGÄNZEN", true],
  ["es", "POR COMPLETAR", true],
  ["it", "DA COMPLETARE", true],
  ["nl", "NOG INVULLEN", true],
  ["pl", "DO UZUPEŁNIENIA", true],
  ["ru", "УТОЧНИТЬ: цена", true],
  ["ru", "УТОЧНИТЬ АДРЕС", false],
  ["tr", "DOLDURULACAK", true],
  ["en", "Only XX € a month", true],
  ["en", "XXX", true],
  ["en", "Size XXL, and chapter XX", false],
  ["en", "Lorem ipsum", true],
  ["en", "Your company name here", true],
  ["en", "Enter your company name here", false],
  ["en", "Your headline goes here", true],
  ["en", "Insert title here", true],
  ["en", "[insert name]", true],
  ["de", "[hier einfügen]", true],
  ["de", "Hier steht Ihr Text", true],
  ["nl", "Tekst volgt", true],
  ["nl", "[invoegen]", true],
  ["it", "Testo segnaposto", true],
  ["pl", "[wstaw]", true],
  ["ru", "[вставить]", true],
  ["tr", "[ekle]", true],
  ["tr", "Buraya metin gelecek", true],
  ["tr", "Buraya gelecek herkes için metin hazır", false],
  ["tr", "Yapılacak: fiyatı sor", true],
  ["tr", "Yapılacak işlerinizi yazın", false],
  ["tr", "Yalnızca XXX TL", true],
  ["tr", "Örnek Mah. Örnek Sok. No: 1", true],
  ["tr", "Örnek bir gün nasıl geçiyor?", false],
  ["tr", "Arayın: 0212 000 00 00", true],
  ["tr", "Yazın: info@firmaniz.com", true],
  ["ja", "ここに名前が入ります", true],
  ["ja", "ダミー文章", true],
  ["ja", "サンプル文章", true],
  ["ja", "テキストテキスト", true],
  ["ja", "商品名（仮）", true],
])("in %s, %j is a note to oneself: %s", (language, words, is) => {
  const text = `${frame.replace("language: en", `language: ${language}`)}start: a
steps:
  a: { type: question, path: /, question: ${JSON.stringify(words)}, options: [A, B], next: b }
  b: { type: end, path: /b, sections: [{ type: heading, text: B }] }
`;
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }));
  expect(problems.some(({ rule }) => rule === "sample-content")).toBe(is);
});
