import { z } from 'zod'

/** A fault that the shape of a form cannot know of, told under its field like any other. */
export function fieldFault(field: string, message: string) {
  return new z.ZodError([{ code: 'custom', path: [field], message, input: undefined }])
}
