import { expect, test } from "vitest";
import { otherScript } from "./scripts-in.ts";

const said = {
  ar: "كم مرة تشرب الشاي في اليوم، وأي نوع تفضل مع وجبة الإفطار؟",
  en: "How often do you drink tea, and which kind do you like best with breakfast?",
  ja: "ふだん、お茶をどのくらい飲みますか？朝食に合うお茶をお選びください。はじめての方のための定期便です。",
  ko: "평소에 차를 얼마나 자주 마시나요? 아침 식사와 어울리는 차를 골라 주세요. 처음이신 분들을 위한 정기 배송입니다.",
  ru: "Как часто вы пьёте чай и какой сорт вам больше всего нравится на завтрак?",
  zh: "您平时多久喝一次茶？请选择最适合早餐的茶。这是为初次品茶的客人准备的每月定期配送服务，随时可以取消。",
};

test.each([
  ["en", said.ja, "ja"],
  ["fr", said.ja, "ja"],
  ["ja", said.zh, undefined],
  ["ja", said.ko, "ko"],
  ["de", said.zh, "zh"],
  ["zh-TW", said.ja, "ja"],
  ["ko", said.ja, "ja"],
  ["en", said.ar, "ar"],
  ["ja", said.ar, "ar"],
])("texts for %s in another script: %s", (language, text, other) => {
  expect(otherScript([text], language)?.language).toBe(other);
});

test.each([
  ["ja", said.en, "Latn"],
  ["ru", said.en, "Latn"],
  ["pl", said.ru, "Cyrl"],
])("a script with many languages names none, for %s: %s", (language, text, script) => {
  expect(otherScript([text], language)).toMatchObject({ language: undefined, script });
});

test.each([
  ["en", said.en],
  ["ar", said.ar],
  ["fa", said.ar],
  ["ja", said.ja],
  ["ja", "Google Workspace と Microsoft Teams のどちらをお使いですか？Slack も Zoom も使えます。"],
  ["ko-KR", said.ko],
  ["ru", said.ru],
  ["sr", said.en],
  ["sr", said.ru],
  ["zh-Hant-TW", said.zh],
  ["hi-Latn", said.en],
  ["en", "日本語"],
])("texts for %s in its own script: %s", (language, text) => {
  expect(otherScript([text], language)).toBeUndefined();
});
