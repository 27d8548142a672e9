import type { Words } from "./words.ts";

/** What a shop has so many of. */
const stock = "(?:yer|kontenjan|adet|ürün|koltuk|kutu|lisans|bilet)";

export const tr: Words = {
  favourite: [
    "en (?:popüler|çok (?:tercih edilen|seçilen|satan|satılan|alınan))(?= (?:plan|paket|seçenek|tercih)|[.!]?$)",
    "çok satan(?=[.!]?$)",
  ],
  inventedWork: [
    String.raw`veri ?taban\p{L}*[^.!?]*`,
    "(?:aranıyor|arıyoruz|taranıyor|tarıyoruz)",
    String.raw`ile karşılaştır\p{L}+`,
    String.raw`uzmanlarımız\p{L}*[^.!?]*`,
    String.raw`algoritmamız\p{L}*[^.!?]*`,
    String.raw`yapay zek[âa]\p{L}*[^.!?]*`,
    String.raw`(?:uygunluk|müsaitlik) (?:kontrol|denetleni)\p{L}+`,
  ],
  others: [
    String.raw`diğer\p{L}*`,
    String.raw`başka\p{L}*`,
    String.raw`(?:uzman|algoritma|kişi)\p{L}*`,
    String.raw`yapay zek\p{L}*`,
    String.raw`veri ?taban\p{L}*`,
  ],
  success: [
    String.raw`(?:başarı|sonuç|kazanç|kâr|gelir)\p{L}* garanti(?:si|li|dir)?(?!\p{L})(?! (?:değil|etm|edem|edilm|verm|olm|yok)\p{L}*)`,
    String.raw`garantili (?:başarı|sonuç|kazanç|kâr|gelir)\p{L}*`,
    "(?:yüzde yüz|%100) başarı",
  ],
  denial: ["hiç(?:bir)?", "kimse", "değil"],
  condition: ["eğer"],
  until: ["son tarih:?", "bitiş:?", "başlangıç:?"],
  untilBehind: [
    String.raw`(?:['’]?\p{L}{1,3} )?(?:tarihine )?(?:kadar|dek)`,
    String.raw`(?:['’]?\p{L}{1,3} )?(?:tarihinde )?(?:bitiyor|başlıyor|sona eriyor|başlar|biter)`,
  ],
  saving: ["[iİ]ndirim", "tasarruf"],
  savingBehind: [String.raw`[iİ]ndirim\p{L}*`, "daha ucuz", String.raw`tasarruf\p{L}*`],
  savingAlone: ["yarı fiyat\\p{L}*"],
  money: ["tl", "lira", "euro", "avro", "dolar", "kuruş"],
  later: ["sonra", "ardından", String.raw`yenilen\p{L}*`],
  personal: [
    String.raw`(?:kişisel|kişiselleştirilmiş|sana özel|size özel) (?:\p{L}+ )?(?:plan|program|sonu[çc]|öneri|profil|rapor|analiz)\p{L}*`,
  ],
  all: ["tüm", "bütün"],
  thousands: ["bin", "milyon"],
  answer: [String.raw`(?:yanıt|cevap)\p{L}*`],
  beforeFirstPeriod: [String.raw`[iİ]lk (?:fatura )?dönem\p{L}* (?:bitmeden|sona ermeden|sonundan önce)`],
  billingPeriod: [String.raw`dönem\p{L}*`],
  refund: [String.raw`[iİ]ade\p{L}*`, String.raw`geri öde\p{L}*`],
  freeOffer: [
    String.raw`deneme (?:süresi|haftası|ayı) (?:\p{L}+ )?ücretsiz\p{L}*`,
    String.raw`ücretsiz (?:başla|dene)\p{L}*(?! ders)`,
  ],
  trial: ["dene(?:me(?:niz|si|nin|yi|ye)?|yin(?:iz)?)?(?! ders)"],
  costFree: [String.raw`ücretsiz(?! (?:kargo|iade|teslim)\p{L}*)`],
  apart: ["önce", "sonra", "içinde", "kadar", "her", "daha"],
  noCard: ["kart[ıi]? gerek(?:mez|miyor|li değil)"],
  noRenewal: ["(?:otomatik )?yenilenmez", "otomatik yenileme yok(?:tur)?"],
  unlessCancelled: [String.raw`iptal\p{L}*`, String.raw`onay\p{L}*`],
  scarcity: [
    String.raw`(?:\d+|birkaç|iki|üç|dört|beş) ${stock} kaldı`,
    "son (?:\\d+ )?(?:yer|yerler|kontenjan|kontenjanlar|adet|koltuk)(?=[.!]?$)",
    "(?:kontenjan|kontenjanlar|stok|stoklar) sınırlı(?:dır)?",
    "tükenmek üzere",
    String.raw`\d+ (?:kişi|ziyaretçi|müşteri|aile)(?: şu an| şu anda| şimdi)? bu \p{L}+ (?:inceliyor|bakıyor|görüntülüyor)`,
  ],
  paidOnce: ["tek seferlik ödeme", "abonelik (?:yok(?:tur)?|değil(?:dir)?)", "ömür boyu erişim"],
  none: ["hiçbiri(?:si)?", "hiç(?:bir şey)?"],
  during: [],
  write: [String.raw`(?:bize )?yaz\p{L}*`],
  formal: ["[Ss]iz(?:i|in|e|den)?"],
  familiar: ["[Ss]en(?:in|i|den)?"],
  urgency: ["(?:sadece|yalnızca) bugün(?=[:!]|$)", "(?<=^|[.!?:] ?)son (?:şans|fırsat)(?=[:!]|$)"],
  taxIncluded: ["KDV dahil", "KDV['’]?li"],
  taxExcluded: ["KDV hariç"],
  endorsement: [
    String.raw`(?:klinik|bilimsel) olarak kanıtlan(?!ma|mıyor)\p{L}+`,
    "(?:doktorların|uzmanların|veterinerlerin) (?:tavsiye ettiği|önerdiği)",
  ],
  advertising: [String.raw`bülten\p{L}*`, String.raw`reklam\p{L}*`, String.raw`kampanya\p{L}*`],
};
