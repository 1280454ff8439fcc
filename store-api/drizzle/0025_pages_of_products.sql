CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_related" FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');--> statement-breakpoint
-- Pages of products name the locations that sell them.
CREATE TRIGGER changed_names AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations" FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');
