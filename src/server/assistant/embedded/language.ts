export type Language = 'en' | 'fr'
