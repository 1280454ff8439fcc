import { feature } from '../calls/feature.ts'
import { deleteInfluencerImage, uploadInfluencerImage } from './images.ts'
import {
  changeInfluencerProfile,
  createInfluencerProfile,
  getInfluencerProfile,
  influencerStatus,
} from './own-profile.ts'
import { influencerDetail, influencerList, likeInfluencer } from './public-profiles.ts'
import { reviewRoutes } from './review.ts'

export const influencersFeature = feature(
  {
    'POST admin/userManagement/image/influencer/upload': uploadInfluencerImage,
    'DELETE admin/userManagement/image/influencer/delete/{id}': deleteInfluencerImage,
    'GET admin/userManagement/influencer/status': influencerStatus,
    'GET admin/userManagement/influencerProfile': getInfluencerProfile,
    'POST admin/userManagement/influencerProfile': createInfluencerProfile,
    'PUT admin/userManagement/influencerProfile': changeInfluencerProfile,
    'GET admin/userManagement/user/like/{id}/true': likeInfluencer,
    'GET common3/influencerProfile/list': influencerList,
    'GET common3/influencerProfile/detail/{id}': influencerDetail,
  },
  reviewRoutes,
)
