import { printLabels } from '#areas/handovers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { plateInEnglish, plateText } from '#values/plates.ts'
import { scanPath } from '../paths.ts'

type Labelled = {
  id: string
  model: string
  made: number
  colour: string
  className: string
  plateDigits: string
  plateLetters: string
}

/** What is stuck on the cars: whoever of us scans it has what is next of the car. */
export function vehicleLabels(ctx: Pick<Ctx, 'db' | 'now' | 'files' | 'origin'>, cars: readonly Labelled[]) {
  const labels = cars.map(({ id, model, made, colour, className, plateDigits: digits, plateLetters: letters }) => {
    const plate = plateText({ digits, letters })
    return {
      ...{ path: scanPath(id), alt: `رمز المركبة ${plate}`, hint: 'امسح الرمز لفتح المحضر', plate },
      ...{ sign: digits, letters, latin: plateInEnglish({ digits, letters }) },
      ...{ name: `${model} ${made}`, about: `${className}، ${colour}` },
    }
  })
  return printLabels(ctx, { title: labels.length === 1 ? `ملصق ${labels[0]?.plate}` : 'ملصقات المركبات', labels })
}
