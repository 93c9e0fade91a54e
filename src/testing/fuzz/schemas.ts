import { globSync } from 'node:fs'
import { z } from 'zod'
import type { Form } from './forms.ts'

const areas = `${import.meta.dirname}/../../areas`

/** For doors whose form no page shows just now: what the inputs of all areas ask for, by their names. */
export async function formsOfInputs(): Promise<Form[]> {
  const forms: Form[] = []
  for (const file of globSync(`${areas}/**/*inputs.ts`).toSorted()) {
    const inputs: Record<string, unknown> = await import(file)
    for (const input of Object.values(inputs))
      if (input instanceof z.ZodObject)
        forms.push({ fields: Object.keys(input.shape).map((name): [string, string] => [name, '']), isMultipart: false })
  }
  return forms
}
