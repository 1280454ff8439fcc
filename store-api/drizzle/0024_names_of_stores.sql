ALTER TABLE "locations" ADD COLUMN "name_content" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "locations_name_en" ON "locations" USING btree (coalesce(nullif("name_content" ->> 'en', ''), "local_store_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "locations_name_zh" ON "locations" USING btree (coalesce(nullif("name_content" ->> 'zh', ''), "local_store_name"));