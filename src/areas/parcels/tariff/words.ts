export const tariffFactWords = {
  'parcels.tariff-published': 'نُشرت تعرفة الطرود',
  'parcels.places-changed': 'تغيّرت مناطق الولايات',
}

/** What the parts of its facts are called. */
export const tariffPartWords = { zones: 'المناطق', places: 'الولايات' }
