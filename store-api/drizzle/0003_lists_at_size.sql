DROP INDEX "campaign_orders_campaign_id_at_index";--> statement-breakpoint
DROP INDEX "products_created_at_id_index";--> statement-breakpoint
DROP INDEX "credit_entries_account_id_seq_index";--> statement-breakpoint
DROP INDEX "influencers_status_created_at_index";--> statement-breakpoint
DROP INDEX "orders_account_id_placed_at_index";--> statement-breakpoint
DROP INDEX "referral_rewards_referrer_id_at_index";--> statement-breakpoint
ALTER TABLE "products" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_tokens" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
UPDATE "product_categories" SET "created_at" = "products"."created_at" FROM "products" WHERE "products"."id" = "product_id";--> statement-breakpoint
ALTER TABLE "product_categories" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "product_categories_category_created_at_product_id_index" ON "product_categories" USING btree ("category","created_at" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "products_name_en" ON "products" USING btree (lower("name" ->> 'en') collate "C");--> statement-breakpoint
CREATE INDEX "products_name_zh" ON "products" USING btree (lower("name" ->> 'zh') collate "C");--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree (lower("sku") collate "C");--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("product_type","record_status","id","brand","from_price","clearance","sold_out","locations");--> statement-breakpoint
CREATE INDEX "campaign_orders_campaign_id_at_index" ON "campaign_orders" USING btree ("campaign_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "credit_entries_account_id_seq_index" ON "credit_entries" USING btree ("account_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "influencers_status_created_at_index" ON "influencers" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_account_id_placed_at_index" ON "orders" USING btree ("account_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referral_rewards_referrer_id_at_index" ON "referral_rewards" USING btree ("referrer_id","at" DESC NULLS FIRST);