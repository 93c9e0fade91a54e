import { printLabels } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { kindInWords } from '../kinds/queries.ts'
import { scanPath } from '../paths.ts'

type Labelled = {
  id: string
  code: string
  model: string
  made: number
  kindName: string
  capacity: string | null
  plate: string | null
}

/** What is stuck on the machines: whoever of us scans it has what is next of the machine. */
export function machineLabels(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, machines: readonly Labelled[]) {
  const labels = machines.map(({ id, code, model, made, kindName, capacity, plate }) => ({
    ...{ path: scanPath(id), alt: `رمز المعدّة ${code}`, hint: 'امسح الرمز لفتح المعدّة' },
    ...{ sign: code, letters: null, latin: plate, name: `${model} ${made}`, about: kindInWords({ name: kindName, capacity }) },
  }))
  return printLabels(ctx, { title: labels.length === 1 ? `بطاقة ${labels[0]?.sign}` : 'بطاقات المعدات', labels })
}
