import type { Image } from 'shared-contracts/api/entities/image.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { StoredImage } from '../database/schema/stored.ts'
import { inLanguage } from '../language/local-text.ts'

export const toImage = (image: StoredImage, language: Language): Image => ({
  ...image,
  alt: inLanguage(image.alt, language),
})
