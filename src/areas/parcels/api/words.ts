import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const apiFactWords = {
  'parcels.key-made': 'صُنع مفتاح ربط لتاجر',
  'parcels.key-ended': 'أُنهي مفتاح ربط لتاجر',
  'parcels.key-widened': 'صار مفتاح ربط يصل إلى المبالغ',
  'parcels.key-used-elsewhere': 'استُعمل مفتاح ربط من عنوان جديد',
  'parcels.batch-taken': 'سُجّلت دفعة طرود من برنامج تاجر',
}

const Key = z.object({ name: z.string(), merchant: z.string() })

export const apiFactLines: FactLines = {
  'parcels.key-made': factLine(Key, ({ name, merchant }) => `صُنع مفتاح الربط «${name}» للتاجر ${merchant}`),
  'parcels.key-ended': factLine(Key, ({ name, merchant }) => `أُنهي مفتاح الربط «${name}» للتاجر ${merchant}`),
  'parcels.key-widened': factLine(Key, ({ name, merchant }) => `صار مفتاح الربط «${name}» للتاجر ${merchant} يصل إلى المبالغ`),
  'parcels.key-used-elsewhere': factLine(
    Key,
    ({ name, merchant }) => `استُعمل مفتاح الربط «${name}» للتاجر ${merchant} من عنوان جديد`,
  ),
  'parcels.batch-taken': factLine(
    z.object({ rows: z.number(), added: z.number() }),
    ({ rows, added }) => `وصلت من برنامج التاجر دفعة من ${howMany(rows, 'row')}، وسُجّل منها ${howMany(added, 'parcel')}`,
  ),
}

export const apiPartWords = { mode: 'نوع المفتاح' }
