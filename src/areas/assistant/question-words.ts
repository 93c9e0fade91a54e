import { type Service, services } from '#values/services.ts'

/** What a version keeps of a question: its words, and where they lead. Its place among the others is not part of them. */
export type QuestionWords = {
  question: string
  answer: string
  service: Service | null
  linkPath: string | null
  linkLabel: string | null
}

/** All of it as one text, in which a change can be seen. */
export const wholeQuestion = ({ question, answer, service, linkPath, linkLabel }: QuestionWords) =>
  [question, answer, service && services[service].label, linkLabel && `${linkLabel} (${linkPath})`].filter(Boolean).join('\n')
