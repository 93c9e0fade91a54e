export const parcelFactWords = { 'parcels.tariff-published': 'نُشرت تعرفة الطرود' }

/** What the parts of its facts are called. */
export const parcelPartWords = { zones: 'المناطق' }
