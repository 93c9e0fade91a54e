export { Figure } from './ui/figure.tsx'
export { ImportScreen } from './ui/import-screen.tsx'
export { ImportsScreen } from './ui/imports-screen.tsx'
