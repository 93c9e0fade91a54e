import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { type Readiness, readinesses } from './machine.ts'

export const machineFactWords = {
  'equipment.machine-added': 'أُضيفت المعدّة',
  'equipment.machine-corrected': 'صُحّحت بيانات المعدّة',
  'equipment.readiness-set': 'تغيّرت حالة المعدّة',
  'equipment.sale-asked': 'طُلب بيع المعدّة',
  'equipment.machine-sold': 'بيعت المعدّة',
  'equipment.paper-added': 'أُضيفت وثيقة للمعدّة',
  'equipment.paper-corrected': 'صُحّحت وثيقة للمعدّة',
  'equipment.paper-withdrawn': 'سُحبت وثيقة من المعدّة',
}

const Machine = z.object({ code: z.string(), model: z.string() })
const Sale = Machine.extend({ on: z.string(), to: z.string(), amount: baisa })
const Paper = z.object({ code: z.string(), document: z.string(), expiresOn: z.string().nullable() })
const Changed = { changed: z.array(z.string()) }
const readiness = (name: string) => readinesses[name as Readiness] ?? name

export const machineFactLines: FactLines = {
  'equipment.machine-added': factLine(Machine, ({ code, model }) => `أُضيفت ${model}، ${code}`),
  'equipment.machine-corrected': factLine(
    Machine.extend(Changed),
    ({ code, changed }) => `صُحّحت بيانات ${code}: ${changed.join('، ')}`,
  ),
  'equipment.readiness-set': factLine(
    Machine.extend({ from: z.string(), to: z.string(), until: z.string().nullish() }),
    ({ code, from, to, until }) =>
      from === to && until
        ? `${code}: «${readiness(to)}» حتى ${dayInWords(until)}`
        : `${code}: من «${readiness(from)}» إلى «${readiness(to)}»${until ? ` حتى ${dayInWords(until)}` : ''}`,
  ),
  'equipment.sale-asked': factLine(Sale, ({ code, to, amount }) => `طُلب بيع ${code} إلى ${to} بمبلغ ${inRials(amount)}`),
  'equipment.machine-sold': factLine(
    Sale,
    ({ code, on, to, amount }) => `بيعت ${code} إلى ${to} في ${dayInWords(on)} بمبلغ ${inRials(amount)}`,
  ),
  'equipment.paper-added': factLine(
    Paper,
    ({ code, document, expiresOn }) =>
      `أُضيفت وثيقة للمعدّة ${code}: ${document}${expiresOn ? `، آخر يوم لها ${dayInWords(expiresOn)}` : ''}`,
  ),
  'equipment.paper-corrected': factLine(
    Paper.extend(Changed),
    ({ code, document, changed }) => `صُحّحت وثيقة المعدّة ${code}، ${document}: ${changed.join('، ')}`,
  ),
  'equipment.paper-withdrawn': factLine(
    Paper.extend({ reason: z.string() }),
    ({ code, document, reason }) => `سُحبت وثيقة المعدّة ${code}، ${document}: ${reason}`,
  ),
}
