/** What a model of Pydantic has itself: a field of that name would hide it, or is refused. */
export const pydanticNames: ReadonlySet<string> = new Set([
  ...["construct", "copy", "dict", "fields", "from_orm", "json", "parse_file", "parse_obj", "parse_raw", "schema"],
  ...["schema_json", "update_forward_refs", "validate", "model_computed_fields", "model_config", "model_construct"],
  ...["model_copy", "model_dump", "model_dump_json", "model_extra", "model_fields", "model_fields_set"],
  ...["model_json_schema", "model_parametrized_name", "model_post_init", "model_rebuild", "model_validate"],
  ...["model_validate_json", "model_validate_strings"],
]);
