import { printPaper } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { squareCode } from '#platform/documents/square-code.ts'
import { dayOf } from '#values/days.ts'
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
  const labels = cars.map(({ id, model, made, colour, className, plateDigits: digits, plateLetters: letters }) => ({
    ...{ digits, letters, plate: plateText({ digits, letters }), latin: plateInEnglish({ digits, letters }) },
    ...{ model: `${model} ${made}`, about: `${className}، ${colour}`, qr: squareCode(`${ctx.origin}${scanPath(id)}`) },
  }))
  const title = labels.length === 1 ? `ملصق ${labels[0]?.plate}` : 'ملصقات المركبات'
  return printPaper(ctx, 'areas/vehicles/fleet/papers/vehicle-label.typ', { title, labels, day: dayOf(ctx.now()) })
}
