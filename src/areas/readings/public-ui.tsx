/** Its forms, and the lists of what it showed and of what was taken back. */
export { ReadingForm, ReplacementForm, TakeReadingBackForm } from './ui/reading-forms.tsx'
export { ReadingsList, TakenBackList } from './ui/readings-list.tsx'
