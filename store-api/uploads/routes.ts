import { feature } from '../calls/feature.ts'
import { uploadProfileImage } from './profile-image.ts'
import { uploadRoute } from './upload-route.ts'
import { userImages } from './user-images.ts'
import { uploadVerifiedContactImage } from './verified-contact-image.ts'

export const uploadsFeature = feature(
  {
    'POST admin/userManagement/image/upload': uploadProfileImage,
    'POST admin/userManagement/image/verifiedContact/upload': uploadVerifiedContactImage,
    'GET admin/userManagement/image/user/{id}': userImages,
  },
  (server, shop) => uploadRoute(server, shop.db),
)
