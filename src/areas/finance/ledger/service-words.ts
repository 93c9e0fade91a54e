import { services } from '#values/services.ts'

/** What a movement was for; a journal may be for none of them, or for all. */
export const serviceInWords = (line: string | null) =>
  Object.entries(services).find(([name]) => name === line)?.[1].label ?? 'دون خدمة بعينها'
