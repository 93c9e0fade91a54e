import { importTable } from '#areas/imports/public.ts'
import { poolWords } from '../pools/pool.ts'

/** A row for each piece of a pool; what is said of the pool stands in its first row. */
export const poolTable = importTable(
  {
    name: {
      ...{ word: poolWords.name, ask: 'اختر عمود الاسم.', example: 'سقالات' },
      names: ['اسم السقالات', 'المادة', 'الصنف', 'name', 'item', 'pool', 'description'],
    },
    unit: {
      ...{ word: poolWords.unit, ask: 'اختر عمود الوحدة.', example: 'م²' },
      names: ['وحدة القياس', 'unit', 'uom'],
    },
    total: {
      ...{ word: poolWords.total, ask: 'اختر عمود الكمية كلها.', example: '4200' },
      names: ['الكمية', 'العدد', 'الرصيد', 'الكمية الافتتاحية', 'quantity', 'qty', 'total', 'count'],
    },
    monthPrice: {
      ...{ word: poolWords.monthPrice, ask: 'اختر عمود السعر.', example: '0.600' },
      names: ['سعر الوحدة', 'سعر 30 يومًا', 'السعر الشهري', 'السعر', 'price', 'monthly price', 'month'],
    },
    deposit: { word: poolWords.deposit, names: ['التأمين', 'التأمين المسترد', 'deposit'], example: '1' },
    piece: { word: 'القطعة', names: ['اسم القطعة', 'piece', 'part', 'component'], example: 'إطار' },
    lost: { word: 'سعرها ناقصة', names: ['سعر الناقص', 'سعر الفقد', 'lost', 'lost price', 'replacement'], example: '8.500' },
    damaged: { word: 'سعرها متضررة', names: ['سعر المتضرر', 'سعر التلف', 'damaged', 'damaged price', 'repair'], example: '3' },
  },
  { most: 500 },
)
