import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const propertyFactWords = {
  'properties.added': 'أُضيف العقار',
  'properties.corrected': 'صُحّحت بيانات العقار',
  'properties.shares-set': 'ثُبّتت حصص الملّاك',
  'properties.units-added': 'أُضيفت وحدات',
  'properties.unit-added': 'أُضيفت الوحدة',
  'properties.unit-corrected': 'صُحّحت بيانات الوحدة',
  'properties.unit-taken-out': 'أُخرجت الوحدة من الخدمة',
  'properties.unit-brought-back': 'أُعيدت الوحدة إلى الخدمة',
}

const Named = z.object({ number: z.string(), name: z.string() })
const OfUnit = z.object({ property: z.string(), unit: z.string() })
const changed = { changed: z.array(z.string()) }

export const propertyFactLines: FactLines = {
  'properties.added': factLine(Named, ({ number, name }) => `أُضيف العقار ${name}، رقمه ${number}`),
  'properties.corrected': factLine(Named.extend(changed), (told) => `صُحّحت بيانات ${told.name}: ${told.changed.join('، ')}`),
  'properties.shares-set': factLine(
    Named.extend({ whole: z.number(), shares: z.array(z.object({ parts: z.number() })) }),
    ({ name, whole, shares }) => `ثُبّتت حصص ${name}: ${howMany(shares.length, 'owner')} في ${whole} سهم`,
  ),
  'properties.units-added': factLine(
    z.object({ property: z.string(), numbers: z.array(z.string()) }),
    ({ property, numbers }) => `أُضيفت ${howMany(numbers.length, 'unit')} إلى ${property}: ${numbers.join('، ')}`,
  ),
  'properties.unit-added': factLine(OfUnit, ({ unit, property }) => `أُضيفت ${unit} إلى ${property}`),
  'properties.unit-corrected': factLine(
    OfUnit.extend(changed),
    (told) => `صُحّحت بيانات ${told.unit}، ${told.property}: ${told.changed.join('، ')}`,
  ),
  'properties.unit-taken-out': factLine(
    OfUnit.extend({ reason: z.string() }),
    ({ unit, property, reason }) => `أُخرجت ${unit}، ${property} من الخدمة: ${reason}`,
  ),
  'properties.unit-brought-back': factLine(OfUnit, ({ unit, property }) => `أُعيدت ${unit}، ${property} إلى الخدمة`),
}

export const propertyPartWords = {
  property: 'العقار',
  unit: 'الوحدة',
  numbers: 'الأرقام',
  shares: 'الحصص',
  whole: 'مجموع الأسهم',
  parts: 'الأسهم',
  changed: 'ما تغيّر',
}
